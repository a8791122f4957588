/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const gadgetItems = `
# Smartphones & Accessories | gadget
Magnetic Car Phone Holder with 360 Degree Rotation | 650 | 450 | carHolder | গাড়ির ম্যাগনেটিক ফোন হোল্ডার
Selfie Stick Tripod with Bluetooth Remote and Fill Light | 1150 | 850 | selfieStick | ব্লুটুথ রিমোটসহ সেলফি স্টিক ট্রাইপড
# Wearable Technology | gadget
Smart Watch with Bluetooth Calling and 1.96 inch AMOLED Display | 3850 | 2890 | smartWatch | ব্লুটুথ কলিং স্মার্ট ওয়াচ
Fitness Band with Heart Rate and Sleep Tracking | 1850 | 1350 | fitnessBand | ফিটনেস ব্যান্ড
# Audio & Headphones | gadget
Wired Earphone with Mic and Deep Bass | 350 | 250 | wiredEarphone | মাইকসহ তারযুক্ত ইয়ারফোন
Studio Monitor Headphone with Detachable Cable | 2650 | 2090 | studioHeadphone | স্টুডিও হেডফোন
# Computer Peripherals | gadget
Silent Wireless Mouse, Rechargeable 2.4 GHz | 850 | 620 | mouse | সাইলেন্ট ওয়্যারলেস মাউস
RGB Mechanical Keyboard with Hot Swappable Blue Switches, 87 Keys | 3950 | 3190 | keyboard | RGB মেকানিক্যাল কিবোর্ড
Laptop Cooling Stand with Six Fans | 1650 | 1250 | coolingStand | ছয় ফ্যানের ল্যাপটপ কুলিং স্ট্যান্ড
# Home Automation | gadget
Wi-Fi Smart Remote Controller for AC and TV | 1650 | 1250 | smartRemote | এসি ও টিভির স্মার্ট রিমোট
Motion Sensor Door Chime | 750 | 590 | motionChime | মোশন সেন্সর ডোর চাইম
# Gaming Gadgets | gadget
Wireless Gamepad for PC, Android and TV Box | 1950 | 1490 | gamepad | ওয়্যারলেস গেমপ্যাড
Mobile Gaming Cooler Fan with Clip | 850 | 620 | phoneCooler | মোবাইল কুলিং ফ্যান
# Health & Fitness Gadgets | gadget
Digital Skipping Rope with Calorie Counter | 550 | 390 | skippingRope | ডিজিটাল স্কিপিং রোপ
Mini Massage Gun with 6 Heads and Carry Case | 2450 | 1790 | massageGun | মিনি ম্যাসাজ গান
# Photography & Video Gadgets | gadget
10 inch Ring Light with 7 Feet Stand and Phone Holder | 1650 | 1190 | ringLight | ১০ ইঞ্চি রিং লাইট, স্ট্যান্ডসহ
Wireless Lavalier Microphone for Type-C and iPhone | 1450 | 1050 | lavalier | ওয়্যারলেস কলার মাইক্রোফোন
# Travel Gadgets | gadget
Universal Travel Adapter with 4 USB Ports | 1150 | 850 | travelAdapter | ইউনিভার্সাল ট্রাভেল অ্যাডাপ্টার
Digital Luggage Scale 50 kg | 650 | 480 | luggageScale | ডিজিটাল লাগেজ স্কেল ৫০ কেজি
Neck Pillow with Memory Foam and Eye Mask | 950 | 690 | neckPillow | মেমোরি ফোম নেক পিলো
# Novelty Gadgets | toy
3D Crystal Ball Night Lamp with Wooden Base, Galaxy Engraving | 950 | 690 | crystalLamp | 3D ক্রিস্টাল বল নাইট ল্যাম্প
Levitating Magnetic Globe Lamp | 3450 | 2690 | globeLamp | ভাসমান গ্লোব ল্যাম্প
# Smartphones | phone
5G Smartphone 8 GB RAM 256 GB Storage with 108 MP Camera and 120 Hz Display | 28990 | 26490 | smartphone5g | 5G স্মার্টফোন ৮ GB RAM, ২৫৬ GB
Button Feature Phone with Big Battery | 1850 | 1590 | featurePhone | বড় ব্যাটারির বাটন ফোন
# Cases & Covers | gadget
Shockproof Transparent Back Cover | 350 | 220 | clearCase | শকপ্রুফ স্বচ্ছ ব্যাক কভার
Leather Flip Wallet Case with Card Slots | 650 | 490 | flipCase | লেদার ফ্লিপ কভার
# Screen Protectors | gadget
9H Tempered Glass, Pack of 3 | 390 | 250 | temperedGlass | টেম্পার্ড গ্লাস, ৩টির প্যাক
Privacy Anti Spy Screen Guard | 450 | 320 | privacyGlass | প্রাইভেসি গ্লাস
# Chargers & Cables | gadget
65 W GaN Fast Charger with Two Type-C and One USB Port | 1950 | 1450 | ganCharger | ৬৫ ওয়াট GaN ফাস্ট চার্জার
Braided 100 W Type-C Cable 2 m | 450 | 320 | typeCCable | ১০০ ওয়াট টাইপ-সি ক্যাবল ২ মিটার
# Power Banks | gadget
20000 mAh Power Bank with 22.5 W Fast Charging and Digital Display | 2450 | 1890 | powerBank | পাওয়ার ব্যাংক ২০০০০ mAh
Magnetic Wireless Power Bank 10000 mAh | 2250 | 1750 | magneticBank | ম্যাগনেটিক পাওয়ার ব্যাংক ১০০০০ mAh
# Wireless Earbuds | gadget
True Wireless Earbuds with Active Noise Cancellation and 40 Hours Playback | 2850 | 2090 | earbuds | নয়েজ ক্যান্সেলিং ওয়্যারলেস ইয়ারবাড
Neckband Bluetooth Earphone | 950 | 690 | neckband | নেকব্যান্ড ব্লুটুথ ইয়ারফোন
Open Ear Sports Earbuds | 1950 | 1490 | openEar | ওপেন ইয়ার স্পোর্টস ইয়ারবাড
# Over-Ear Headphones | gadget
Foldable Bluetooth Headphone, 60 Hours Battery | 2450 | 1890 | batteryHeadphone | ফোল্ডিং ব্লুটুথ হেডফোন
Kids Headphone with Volume Limit | 1250 | 950 | kidsHeadphone | বাচ্চাদের হেডফোন
# Bluetooth Speakers | gadget
Portable Waterproof Bluetooth Speaker 20 W | 2650 | 1990 | bluetoothSpeaker | ওয়াটারপ্রুফ ব্লুটুথ স্পিকার ২০ ওয়াট
Karaoke Party Speaker with Two Wireless Microphones and RGB Lights | 5950 | 4790 | partySpeaker | কারাওকে পার্টি স্পিকার, ২টি মাইকসহ
# Smart Lights | light
Wi-Fi RGB Smart Bulb 9 W | 850 | 620 | smartBulb | ওয়াই-ফাই স্মার্ট বাল্ব ৯ ওয়াট
TV Backlight LED Strip 5 m with App Control | 1150 | 790 | ledStrip | টিভির LED স্ট্রিপ ৫ মিটার
# Smart Plugs | gadget
Wi-Fi Smart Plug 16 A with Energy Monitor | 950 | 720 | smartPlug | ওয়াই-ফাই স্মার্ট প্লাগ
Smart Power Strip with 4 Outlets | 1950 | 1550 | powerStrip | স্মার্ট মাল্টিপ্লাগ, ৪ আউটলেট
# Smart Thermostats | gadget
Digital Room Thermometer and Humidity Meter | 550 | 390 | humidityMeter | ঘরের তাপমাত্রা ও আর্দ্রতা মিটার
Smart AC Controller with Temperature Schedule | 2450 | | acController | স্মার্ট এসি কন্ট্রোলার
# Smart Locks | gadget
Fingerprint Padlock, USB Rechargeable | 1850 | 1390 | fingerPadlock | ফিঙ্গারপ্রিন্ট তালা
Digital Door Lock with Fingerprint, Card, Code and Mobile App | 9850 | 7990 | codeLock | ডিজিটাল ডোর লক
# Security Cameras | gadget
360 Degree Wi-Fi CCTV Camera with Night Vision and Two Way Talk | 2450 | 1790 | domeCamera | ৩৬০ ডিগ্রি ওয়াই-ফাই সিসিটিভি ক্যামেরা
Solar Powered Outdoor Camera, 4 MP | 5450 | 4490 | solarCamera | সোলার আউটডোর ক্যামেরা
# Voice Assistants | gadget
Smart Speaker with Voice Control | 4850 | 3990 | smartSpeaker | ভয়েস কন্ট্রোল স্মার্ট স্পিকার
Talking Alarm Clock with Temperature Display | 950 | 690 | talkingClock | কথা বলা অ্যালার্ম ঘড়ি
`;
