/**
 * Names that a demo shop stored with its products, slides and order lines before its images were rendered from models:
 * code points of an emoji and a background, then the kind of the first product that had them.
 */
export const oldDemoNames = `
1f300-honey:ceilingFan 1f300-sky:tableFan 1f302-lilac:umbrella 1f308-peach:ledStrip 1f30d-mint:globeLamp
1f319-honey:hobo 1f31e-sky:gardenLights 1f31f-honey:starLamp 1f321_fe0f-pearl:humidityMeter
1f321_fe0f-sage:foreheadThermometer 1f331-sage:handShovel 1f335-mist:succulent 1f338-peach:bra
1f338-pearl:eauDeParfum 1f339-pearl:bodyMist 1f339-sand:perfumeTrio 1f33a-rose:hennaSheet 1f33e-honey:riceWash
1f33e-lilac:riceDispenser 1f33e-pearl:juteTote 1f33f-sky:reedDiffuser 1f34b-sky:citrusSqueezer
1f353-sky:fruitFeeder 1f355-pearl:microwave 1f35a-lilac:curryCooker 1f35f-rose:airFryer 1f36f-rose:honey
1f371-honey:kidsLunch 1f371-peach:vacuumLunch 1f371-sky:bambooTray 1f372-lilac:pressureCooker 1f373-mint:fryPan
1f373-sand:infraredCooker 1f374-pearl:cutlerySet 1f375-honey:teaSet 1f375-mist:teaCupPair 1f37c-honey:romper
1f37c-sage:feedingBottles 1f37d_fe0f-mint:dishRack 1f37d_fe0f-sage:dinnerSet 1f380-mint:bows
1f380-sage:curlingRod 1f381-lilac:newbornGift 1f382-rose:cakeRing 1f388-lilac:hyperbaric 1f388-pearl:balloons
1f392-lilac:kidsBag 1f392-mint:miniBackpack 1f392-pearl:schoolBag 1f392-sand:antiTheft 1f399_fe0f-sage:lavalier
1f3a4-sky:partySpeaker 1f3a5-rose:actionCamera 1f3a5-sky:solarCamera 1f3a7-lilac:earbuds
1f3a7-mist:noiseHeadphone 1f3a7-rose:studioHeadphone 1f3a8-lilac:contour 1f3a8-mint:nudePalette
1f3a9-sand:fedora 1f3ae-mint:gamepad 1f3ae-sage:handheldGame 1f3b5-sand:wiredEarphone 1f3b6-pearl:neckband
1f3b9-rose:pianoMat 1f3bd-sky:tank 1f3c3-pearl:treadmill 1f3c3-sky:runningPouch 1f3cb_fe0f-sand:gymDuffel
1f3ce_fe0f-lilac:crawler 1f3d5_fe0f-lilac:campingChair 1f3d5_fe0f-sand:hammock 1f3d6_fe0f-sky:bermuda
1f3ee-sage:paperLantern 1f408-peach:litterBox 1f40c-peach:snailEssence 1f415-mint:petGlove 1f431-honey:catCollar
1f431-sage:kidsHeadphone 1f436-mint:petFountain 1f441_fe0f-pearl:mascara 1f442-lilac:cottonBuds
1f442-sand:openEar 1f451-sage:bridalCrown 1f452-honey:strawBeach 1f452-lilac:sunHat 1f452-rose:bucketHat
1f453-pearl:blueGlasses 1f454-sage:tieSet 1f454-sand:shirt 1f455-honey:steamIron 1f455-lilac:polo
1f455-mint:boysSet 1f455-mist:tee 1f456-mint:cargo 1f456-sage:jeans 1f456-sky:trousers 1f457-mint:kameez
1f457-peach:frock 1f457-rose:lehenga 1f458-sand:tunic 1f459-sky:ruffleSwim 1f45a-lilac:coord
1f45a-sand:midiSkirt 1f45b-honey:clearPurse 1f45b-lilac:zipWallet 1f45b-sand:beadedClutch
1f45c-lilac:corduroyBag 1f45c-mint:officeSatchel 1f45c-mist:crocBag 1f45c-pearl:bucketBag 1f45c-sky:chainBag
1f45d-honey:leatherBeltBag 1f45d-peach:cosmeticPouch 1f45d-sage:bifold 1f45e-lilac:oxfordShoes
1f45e-mist:loafers 1f45f-pearl:runners 1f45f-rose:drawstringBag 1f45f-sage:whiteSneakers 1f460-honey:pumps
1f461-sky:heelSandal 1f462-sky:rainBoots 1f467-sky:dungaree 1f476-rose:carrier 1f484-honey:vanity
1f484-mist:bulletLipstick 1f484-peach:foundation 1f484-sage:liquidLips 1f485-lilac:pressOn 1f485-mint:gelPolish
1f485-peach:nailClipper 1f485-sky:nailDryer 1f486-sage:neckMassager 1f487-peach:hairDryer
1f487-rose:straightener 1f488-honey:stylingClay 1f48a-sand:fishOil 1f48b-sage:lipOil 1f48d-mint:smartRing
1f48d-mist:ringHolder 1f48d-rose:zirconRing 1f48e-honey:pendant 1f48e-mist:studs 1f48e-sky:eveningBag
1f491-sand:coupleWatch 1f493-pearl:fitnessBand 1f496-sky:glossTrio 1f4a1-honey:smartBulb 1f4a1-rose:ringLight
1f4a6-mist:sprayBottle 1f4a7-pearl:serum 1f4a8-sage:aromaDiffuser 1f4a8-sky:airPurifier 1f4b3-mist:cardHolder
1f4bb-peach:laptopSleeve 1f4bc-mint:briefcase 1f4bc-mist:courier 1f4bc-peach:buckleSatchel 1f4be-sand:ssd
1f4d3-sage:notebook 1f4d6-sage:waterBook 1f4da-lilac:studyTable 1f4dd-rose:stickyNotes 1f4e1-honey:smartRemote
1f4e8-sage:messenger 1f4f1-lilac:smartphone5g 1f4f1-mist:privacyGlass 1f4f1-peach:carHolder
1f4f1-pearl:kidsTablet 1f4f1-rose:flipCase 1f4f1-sky:budgetPhone 1f4f2-honey:ruggedPhone 1f4f2-pearl:tablet
1f4f7-mist:cameraBag 1f4f7-sage:kidsCamera 1f4f9-mist:domeCamera 1f4fa-sky:tvBox 1f4fb-honey:radio
1f4fd_fe0f-honey:projector 1f4ff-peach:bangles 1f4ff-sand:kundanSet 1f508-honey:smartSpeaker
1f50a-mist:bluetoothSpeaker 1f50a-sky:soundBar 1f50b-peach:powerBank 1f50c-mint:smartPlug
1f50c-mist:travelAdapter 1f50c-sky:ganCharger 1f510-sage:codeLock 1f511-honey:popIt 1f511-mist:keyPouch
1f512-mist:cornerGuards 1f512-rose:fingerPadlock 1f514-peach:motionChime 1f524-rose:soundBook
1f526-lilac:emergencyLight 1f526-sky:keyTorch 1f529-rose:drill 1f52a-sand:chefKnife 1f52e-peach:crystalLamp
1f56f_fe0f-honey:touchLamp 1f56f_fe0f-mist:candles 1f570_fe0f-mint:minimalWatch 1f570_fe0f-mist:flipClock
1f576_fe0f-lilac:aviators 1f576_fe0f-mint:catEye 1f576_fe0f-pearl:squareShades 1f579_fe0f-rose:retroConsole
1f58a_fe0f-sand:gelPens 1f58c_fe0f-mint:brushSet 1f58c_fe0f-pearl:paintRoller 1f58c_fe0f-sky:oilBrush
1f5a4-sage:peelMask 1f5a5_fe0f-mint:miniPc 1f5a8_fe0f-lilac:printer 1f5b1_fe0f-sage:mouse
1f5bc_fe0f-rose:calligraphy 1f5c2_fe0f-pearl:drawerDivider 1f5c4_fe0f-sage:wardrobeDrawer 1f600-peach:emojiKey
1f634-honey:neckPillow 1f6aa-mist:videoDoorbell 1f6aa-pearl:wedgeStopper 1f6b0-peach:tapExtender
1f6b2-honey:balanceBike 1f6bc-lilac:diapers 1f6bf-honey:showerHead 1f6c0-sand:towels 1f6c1-lilac:bathGift
1f6c1-peach:babyBathtub 1f6cb_fe0f-mint:sofa 1f6cd_fe0f-mint:canvasTote 1f6cf_fe0f-pearl:bedSheet
1f6cf_fe0f-sky:cradleNet 1f6d2-peach:shoppingTrolley 1f6d2-sand:stroller 1f6e1_fe0f-sage:temperedGlass
1f6e1_fe0f-sand:clearCase 1f7ea-rose:cushions 1f916-sage:robotVacuum 1f933-mint:selfieStick 1f941-sand:barrelGym
1f944-lilac:spiceServing 1f94b-honey:tacticalBelt 1f94b-sky:leatherBelt 1f954-honey:peeler
1f955-pearl:vegetableChopper 1f957-mist:servingBowls 1f958-lilac:tiffin 1f95a-peach:eggSeparator
1f95a-sage:eggBeater 1f95b-rose:waterGlasses 1f961-mint:fridgeBoxes 1f963-mist:suctionPlate 1f964-peach:blender
1f96a-mint:sandwichMaker 1f97b-pearl:saree 1f97b-rose:panjabi 1f97e-peach:hikingPack 1f97e-sand:hikingBoots
1f97f-honey:nagra 1f97f-peach:ballet 1f984-sand:unicorn 1f986-mist:duckFamily 1f98b-mint:charm
1f996-sky:dinoCars 1f99f-honey:mosquitoLamp 1f9b4-peach:rubberBone 1f9b6-mist:callus 1f9b6-sky:footSpa
1f9c1-sand:muffinMould 1f9c3-sand:juicerBottle 1f9c4-rose:garlicPress 1f9c5-mist:hairOil 1f9ca-sage:tempBottle
1f9ca-sand:speedCube 1f9d4-sand:beardSet 1f9d5-mist:hijabs 1f9d5-pearl:abaya 1f9d6-honey:hairMask
1f9e2-rose:baseballCap 1f9e3-pearl:shawl 1f9e3-rose:miniBarrel 1f9e3-sky:scarf 1f9e4-lilac:winterGloves
1f9e4-peach:beanieSet 1f9e5-mint:hoodie 1f9e5-mist:kidsJacket 1f9e5-peach:bomber 1f9e5-rose:cardigan
1f9e5-sage:denimJacket 1f9e9-sage:foamMat 1f9ea-lilac:attar 1f9f0-pearl:hyperbaricCase 1f9f0-sage:toolBox
1f9f0-sand:massageGun 1f9f1-mint:blocks 1f9f1-mist:brickPanel 1f9f2-mint:magneticBank 1f9f2-sand:lashes
1f9f3-pearl:suitcase 1f9f3-rose:weekender 1f9f3-sky:luggageScale 1f9f4-honey:bottleBrush 1f9f4-mint:babyNail
1f9f4-pearl:bodyLotion 1f9f4-sky:shampooSet 1f9f5-honey:typeCCable 1f9f6-mist:macrame 1f9f6-sage:beanie
1f9f7-pearl:clothDiaper 1f9f7-sand:cableClips 1f9f8-peach:teddy 1f9f9-sand:handVacuum 1f9f9-sky:dustCloth
1f9fa-lilac:laundryNet 1f9fa-mist:storageBags 1f9fa-peach:strawHandbag 1f9fc-rose:menFaceWash
1f9fc-sage:charcoalSoap 1f9fc-sand:brushMat 1f9fd-honey:siliconeGloves 1f9fd-lilac:blenderSponge
1f9fd-mist:scrubSponges 1f9ff-mint:braided 1fa71-mist:modestSwim 1fa71-rose:yogaSet 1fa72-honey:panties
1fa73-sage:runningShorts 1fa79-sky:repairTape 1fa7a-lilac:bloodPressure 1fa7a-sand:doctorSet 1fa80-pearl:yoyo
1fa91-peach:officeChair 1fa92-mint:safetyRazor 1fa92-peach:shavingKit 1fa99-sage:kissPurse 1fa9d-mint:wallHooks
1fa9e-mint:compactPowder 1fa9e-mist:makeupKit 1fa9e-pearl:vanityMirror 1faa1-lilac:sewingKit
1faa2-pearl:skippingRope 1faa3-sand:paintKit 1faa3-sky:spinMop 1faa5-mint:bambooBrush 1faa5-peach:sonicBrush
1faa8-honey:jadeRoller 1faae-mint:hairComb 1fab4-sage:monstera 1fab4-sand:aloe 1fab5-pearl:gardenTable
1fab5-rose:vinylFloor 1fad3-mist:rutiMaker 1fad3-pearl:tawa 1fad5-pearl:hotPot 1fad6-honey:kettle
1fad7-sage:glassJug 1fad9-peach:spiceRack 1fae7-rose:bubbleStick 1fae7-sky:showerGel 231a-honey:chronograph
231a-lilac:smartWatch 231a-peach:gpsWatch 231a-pearl:roseWatch 231a-rose:skeletonWatch 231a-sand:slimWatch
2328_fe0f-mist:keyboard 23f0-peach:talkingClock 23f1_fe0f-peach:digitalWatch 2600_fe0f-rose:sunscreen
260e_fe0f-pearl:featurePhone 2615-mist:coffeeScrub 2615-rose:espresso 2696_fe0f-sand:kitchenScale
26a1-lilac:powerStrip 26bd-honey:football 26fa-pearl:tent 2702_fe0f-peach:beardTrimmer
2708_fe0f-sand:packableDuffel 2709_fe0f-rose:envelopeClutch 2728-mist:ceilingLamp 2728-rose:fairyLights
2744_fe0f-lilac:phoneCooler 2744_fe0f-sand:acController 2744_fe0f-sky:coolingStand
`;
