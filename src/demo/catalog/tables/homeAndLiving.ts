/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const homeAndLiving = `
# Tools & Hardware | tool
Cordless Drill Machine 21 V with Two Batteries and 29 Piece Bit Set | 4950 | 3990 | drill
Household Tool Box of 46 Pieces | 2250 | 1690 | toolBox
# Building Materials | tool
Self Adhesive 3D Foam Wall Brick Panel, Pack of 10 | 1450 | 1050 | brickPanel
Waterproof Leak Repair Tape 5 m | 450 | 320 | repairTape
# Plumbing | tool
High Pressure Rain Shower Head with Hose and Holder | 1250 | 890 | showerHead
Flexible Kitchen Tap Extender | 350 | 250 | tapExtender
# Electrical | tool
Surge Protected Extension Board with 4 Sockets and 3 USB Ports | 1150 | 850 | extensionBoard
Rechargeable Emergency LED Light 30 W | 750 | 560 | emergencyLight
# Paint & Supplies | tool
Paint Roller and Brush Set of 9 | 850 | 620 | paintRoller
Wall Touch Up Paint Kit | 550 | | paintKit
# Flooring | textile
Wood Look Vinyl Floor Sticker Roll 2 m | 950 | 690 | vinylFloor
Interlocking Foam Floor Mat, 12 Pieces | 1350 | 990 | foamMat
# Lighting | light
Crystal Hanging Ceiling Lamp for Dining Room with Three Light Colours | 5850 | 4690 | ceilingLamp
Solar Garden Lights, Pack of 4 | 1250 | 890 | gardenLights
Touch Table Lamp, Rechargeable, Three Brightness Levels | 1150 | 850 | touchLamp
# Furniture | furniture
Adjustable Office Chair with Lumbar Support and Headrest | 9850 | 7990 | officeChair
Three Seater Fabric Sofa | 32500 | 28900 | sofa
Foldable Study Table with Tablet Slot | 1650 | 1250 | studyTable
# Outdoor Living | furniture
Four Person Waterproof Camping Tent | 5250 | 4190 | tent
Cotton Rope Hammock with Carry Bag | 1450 | 1090 | hammock
# Home Decor | decor
Islamic Calligraphy Wall Canvas, Set of 3 Frames | 2450 | 1790 | calligraphy
Artificial Monstera Plant in Ceramic Pot | 950 | 690 | monstera
Macrame Wall Hanging | 750 | 550 | macrame
Scented Reed Diffuser 120 ml | 850 | 620 | reedDiffuser
# Others | tool
Electric Mosquito Killer Lamp with USB | 750 | 520 | mosquitoLamp
Foldable Shopping Trolley Cart with Stair Climbing Wheels | 2450 | 1890 | shoppingTrolley
# Kitchen & Dining | glass
Marble Pattern Table Runner and Placemat Set | 1150 | 850 | tableRunner
Wooden Spice and Serving Set | 890 | 650 | spiceServing
# Bedding & Bath | textile
King Size Cotton Bed Sheet with Four Pillow Covers | 1950 | 1450 | bedSheet
Soft Microfibre Bath Towel Pair | 850 | 620 | towels
Velvet Cushion Cover, Set of 5 | 950 | 690 | cushions
# Storage & Organization | furniture
Five Tier Plastic Wardrobe Drawer with Wheels | 3850 | 3190 | wardrobeDrawer
Under Bed Storage Bag, Pack of 3 | 750 | 560 | storageBags
# Home Appliances | appliance
Rechargeable Table Fan 12 inch with LED Light and USB Output | 4250 | 3490 | tableFan
Steam Iron 1600 W with Ceramic Plate | 1950 | 1550 | steamIron
# Pet Supplies | pet
Cat Litter Box with Scoop | 1150 | 850 | litterBox
Automatic Pet Water Fountain 2.5 Litre with Carbon Filter | 1850 | 1390 | petFountain
# Outdoor Furniture | furniture
Folding Camping Chair with Cup Holder | 1450 | 1090 | campingChair
Bamboo Garden Table | 4250 | | gardenTable
# Cleaning Supplies | clean
Handheld Cordless Vacuum Cleaner for Car and Home | 2450 | 1850 | handVacuum
Lint Remover Machine, Rechargeable | 650 | 450 | lintRemover
# New Home Items | decor
Ultrasonic Aroma Diffuser and Humidifier with Seven Colour Lights | 1450 | 990 | aromaDiffuser
Flip Clock with Calendar | 1650 | 1250 | flipClock
`;
